import { describe, expect, it } from 'vitest';
import { declarationDetail } from '../testing/declarationFixtures';
import { isFiled, wasFiled } from './states';

const [event] = declarationDetail.events;
if (!event) throw new Error('the fixture has no event');
const through = (...states: (typeof event.state)[]) => ({ events: states.map((state) => ({ ...event, state })) });

describe('whether a declaration was filed', () => {
  it('is known from what happened: a draft that was withdrawn never was', () => {
    expect(wasFiled(through('withdrawn', 'preparing', 'draft'))).toBe(false);
    expect(wasFiled(through('withdrawn', 'submitted_external', 'ready'))).toBe(true);
    expect(wasFiled(through('correction', 'submitted_external'))).toBe(true);
  });
  it('is true of a row while it is under way there, 补正 too, and left open for what is over', () => {
    expect(isFiled('correction')).toBe(true);
    expect(isFiled('reviewing')).toBe(true);
    expect(isFiled('ready')).toBe(false);
    expect(isFiled('withdrawn')).toBe(false);
    expect(isFiled('expired')).toBe(false);
  });
});
