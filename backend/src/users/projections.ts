import type { Projection } from '../eventsourcing/projector.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { UserEvent } from './events.ts';

export type UserDocument = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  tokenVersion: number;
};

export const USERS = 'users_v1';

export const usersProjection: Projection = {
  name: 'users',
  version: 1,
  collections: [{ name: USERS, indexes: {} }],
  handle(recorded, unit) {
    const event = recorded as RecordedEvent<UserEvent>;
    if (event.type !== 'UserRegistered') return;
    const { userId, email, firstName, lastName } = event.data;
    unit.put<UserDocument>(USERS, { id: userId, email, firstName, lastName, tokenVersion: 1 });
  },
};
