'use client';
import { ReportListPage } from './ReportListPage';

/** The page 我的报告: what matching made. */
export const MyReportPage = () => <ReportListPage collection="reports" />;

/** The page 我的评测: what evaluations made. */
export const MyReviewPage = () => <ReportListPage collection="reviews" />;
