'use client';
import { ShelfPage } from './ShelfPage';

/** 我的报告: what matching made. */
export const MyReportPage = () => <ShelfPage shelf="reports" />;

/** 我的评测: what evaluations made. */
export const MyReviewPage = () => <ShelfPage shelf="reviews" />;
