/** Giver of unique ids: annexes and amending decisions repeat article numbers, and the second art-7 becomes art-7-r2. */
export class UniqueIds {
  private readonly counts = new Map<string, number>();

  take(id: string): string {
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    return count === 1 ? id : this.take(`${id}-r${count}`);
  }
}
