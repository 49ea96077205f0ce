'use client';
import { ReportListPage } from './ReportListPage';

/** 我的报告: list of the user's saved reports of matching. */
export const MyReportPage = () => <ReportListPage collection="reports" />;

/** 我的评测: list of the user's saved reports of evaluations. */
export const MyReviewPage = () => <ReportListPage collection="reviews" />;
