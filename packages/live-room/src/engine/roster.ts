import type { Person } from '@shala/meeting-protocol/news.ts';

/** Who is in the room, in the order in which they came; a person who changes keeps the place. */
export class Roster {
  private people = new Map<string, Person>();
  private myUid: string | null = null;

  get me(): Person | null {
    return this.myUid === null ? null : (this.people.get(this.myUid) ?? null);
  }

  /** Hosts first. */
  get others(): readonly Person[] {
    const others = [...this.people.values()].filter((person) => person.uid !== this.myUid);
    return [
      ...others.filter((person) => person.role === 'host'),
      ...others.filter((person) => person.role !== 'host'),
    ];
  }

  replaceAll(me: string, people: readonly Person[]): void {
    this.myUid = me;
    this.people = new Map(people.map((person) => [person.uid, person]));
  }

  put(person: Person): void {
    this.people.set(person.uid, person);
  }

  remove(uid: string): void {
    this.people.delete(uid);
  }
}
