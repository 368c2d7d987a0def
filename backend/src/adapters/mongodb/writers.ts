import type { Binary, ClientSession, Db, MongoClient } from 'mongodb';

const MAX_OTHERS = 1_000;

type Writer = { _id: Binary; name: string };

/**
 * The session in which a process makes the transactions of one name, on record before the first of them. MongoDB keeps a
 * transaction whose process died, and all that it wrote locked, for a minute (transactionLifetimeLimitSeconds); whoever
 * follows ends it by this record.
 */
export function createWriters(client: MongoClient, db: Db) {
  const own = new Map<string, Promise<ClientSession>>();
  const collection = db.collection<Writer>('writers');

  async function begin(name: string): Promise<ClientSession> {
    const session = client.startSession();
    await collection.insertOne({ _id: idOf(session), name });
    return session;
  }

  function sessionOf(name: string): Promise<ClientSession> {
    const known = own.get(name) ?? begin(name);
    own.set(name, known);
    // Where the server was away, the next transaction begins anew.
    known.catch(() => own.delete(name));
    return known;
  }

  return {
    sessionOf,
    /** Ends what others have begun under the name and not ended. */
    async endOthers(name: string): Promise<void> {
      const mine = idOf(await sessionOf(name));
      const others = await collection
        .find({ name, _id: { $ne: mine } })
        .limit(MAX_OTHERS)
        .toArray();
      if (others.length === 0) return;
      await db.command({ killSessions: others.map(({ _id }) => ({ id: _id })) });
    },
    /** Ends what is still open here, and takes this process off the record. */
    async close(): Promise<void> {
      for (const begun of own.values()) {
        const session = await begun.catch(() => null);
        if (!session) continue;
        const id = idOf(session);
        // A server that is away keeps the record, which is what the next one then needs.
        await db.command({ killSessions: [{ id }] }).then(
          () => collection.deleteOne({ _id: id }),
          () => null,
        );
        await session.endSession();
      }
    },
  };
}

function idOf(session: ClientSession): Binary {
  if (!session.id) throw new Error('a session without an id');
  return session.id.id;
}
