import { AssignerProtocol, type PartitionAssigner } from 'kafkajs';

const NAME = 'saldo-keep-in-hand';
const VERSION = 0;

export type Member = { memberId: string; inHand: readonly number[] };

/**
 * Shares partitions evenly, but leaves each partition whose event is being handled with the member that handles it:
 * otherwise every worker that comes or goes would have jobs done twice at the same time.
 */
export function sharePartitions(
  partitions: readonly number[],
  members: readonly Member[],
): Map<string, number[]> {
  const shares = new Map(members.map(({ memberId }) => [memberId, [] as number[]]));
  const free = new Set(partitions);
  for (const { memberId, inHand } of members) {
    for (const partition of inHand) {
      if (free.delete(partition)) shares.get(memberId)?.push(partition);
    }
  }
  for (const partition of free) {
    const smallest = [...shares.values()].reduce((a, b) => (b.length < a.length ? b : a));
    smallest.push(partition);
  }
  return shares;
}

/** `joining` is called when the member is about to join, and says which partitions it has in hand. */
export function createAssigner(topic: string, joining: () => number[]): PartitionAssigner {
  return ({ cluster }) => ({
    name: NAME,
    version: VERSION,
    protocol: ({ topics }) => ({
      name: NAME,
      metadata: AssignerProtocol.MemberMetadata.encode({
        version: VERSION,
        topics,
        userData: Buffer.from(JSON.stringify(joining())),
      }),
    }),
    async assign({ members }) {
      const partitions = cluster.findTopicPartitionMetadata(topic).map((p) => p.partitionId);
      const known = members.map(({ memberId, memberMetadata }) => ({
        memberId,
        inHand: readInHand(memberMetadata),
      }));
      return [...sharePartitions(partitions, known)].map(([memberId, share]) => ({
        memberId,
        memberAssignment: AssignerProtocol.MemberAssignment.encode({
          version: VERSION,
          assignment: { [topic]: share },
          userData: Buffer.alloc(0),
        }),
      }));
    },
  });
}

function readInHand(metadata: Buffer): number[] {
  const userData = AssignerProtocol.MemberMetadata.decode(metadata)?.userData;
  const inHand: unknown = userData?.length ? JSON.parse(userData.toString()) : [];
  return Array.isArray(inHand) ? inHand.filter(Number.isInteger) : [];
}
