import type { DomainEvent } from '../ports/event-store.ts';

/** An email address belongs to one user; the stream's name holds only a keyed hash of it. */
export type EmailClaimed = DomainEvent<'EmailClaimed', { userId: string }>;

export type UserRegistered = DomainEvent<
  'UserRegistered',
  {
    userId: string;
    email: string;
    firstName: string;
    lastName: string;
    passwordHash: string;
    isSample: boolean;
  }
>;

export type UserEvent = EmailClaimed | UserRegistered;
