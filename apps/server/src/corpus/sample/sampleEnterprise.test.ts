import { describe, expect, it } from 'vitest';
import { sampleEnterprise } from './sampleEnterprise';

describe('the enterprise of the demo account', () => {
  it('cannot be taken for a real one', () => {
    expect(sampleEnterprise.name).toContain('（示例）');
    expect(sampleEnterprise.uscc).toMatch(/^Z[0-9A-Z]{17}$/);
    expect(sampleEnterprise.phone).toMatch(/^000-0000\d{4}$/);
    expect(sampleEnterprise.ip.every(({ no }) => no.startsWith('示例'))).toBe(true);
  });

  it('has accounts of four years that fit each other', () => {
    expect(sampleEnterprise.years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025]);
    sampleEnterprise.years.forEach((now, index) => {
      expect(now.mainRevenueFen).toBeLessThanOrEqual(now.revenueFen);
      expect(now.highTechRevenueFen).toBeLessThanOrEqual(now.mainRevenueFen);
      expect(now.exportRevenueFen).toBeLessThanOrEqual(now.revenueFen);
      expect(now.rdExpenseFen).toBeLessThanOrEqual(now.costFen);
      expect(now.domesticRdExpenseFen).toBeLessThanOrEqual(now.rdExpenseFen);
      expect(now.netProfitFen).toBeLessThan(now.revenueFen - now.costFen);
      expect(now.assetsFen).toBe(now.liabilitiesFen + now.equityFen);
      expect(now.employees).toBe(now.productionStaff + now.researchStaff + now.otherStaff);
      const before = sampleEnterprise.years[index - 1];
      // Profit stays in the firm: equity grows by it.
      if (before) expect(now.equityFen - before.equityFen).toBe(now.netProfitFen);
    });
  });

  it('spent 5.7% of its revenue of 2025 on research, as the screens show', () => {
    const last = sampleEnterprise.years.at(-1);
    expect(last?.rdExpenseFen).toBe(1286 * 1_000_000);
    expect((((last?.rdExpenseFen ?? 0) / (last?.revenueFen ?? 1)) * 100).toFixed(1)).toBe('5.7');
  });

  it('has its rights and titles in order of time', () => {
    for (const { appliedAt, grantedAt, kind, cls } of sampleEnterprise.ip) {
      expect(appliedAt > sampleEnterprise.establishedAt && grantedAt > appliedAt).toBe(true);
      expect(cls).toBe(kind === 'invention' ? 'I' : 'II');
    }
    for (const { grantedAt, expiresAt } of sampleEnterprise.titles) expect(expiresAt > grantedAt).toBe(true);
  });
});
