'use client';
import { ReportListPage } from './ReportListPage';

/** 我的报告: reports of matching. */
export const MyReportPage = () => <ReportListPage collection="reports" />;

/** 我的评测: reviews of evaluation. */
export const MyReviewPage = () => <ReportListPage collection="reviews" />;
