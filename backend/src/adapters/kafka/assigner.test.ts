import { expect, it } from 'vitest';
import { sharePartitions } from './assigner.ts';

const PARTITIONS = [0, 1, 2, 3, 4, 5];

function shared(members: Parameters<typeof sharePartitions>[1], partitions = PARTITIONS) {
  return Object.fromEntries(sharePartitions(partitions, members));
}

it('gives every partition to exactly one member, in even shares', () => {
  const shares = shared(['a', 'b', 'c', 'd'].map((memberId) => ({ memberId, inHand: [] })));
  expect(Object.values(shares).flat().sort()).toEqual(PARTITIONS);
  expect(Object.values(shares).map((share) => share.length)).toEqual([2, 2, 1, 1]);
});

it('leaves what is being handled with the member that handles it', () => {
  const shares = shared([
    { memberId: 'new', inHand: [] },
    { memberId: 'busy', inHand: [3, 0] },
  ]);
  expect(shares.busy).toHaveLength(3);
  expect(shares.busy).toEqual(expect.arrayContaining([0, 3]));
  expect(shares.new).toHaveLength(3);
});

it('gives a partition that two claim, or that is not there, to one at most', () => {
  const shares = shared([
    { memberId: 'a', inHand: [1, 99] },
    { memberId: 'b', inHand: [1] },
  ]);
  expect(Object.values(shares).flat().sort()).toEqual(PARTITIONS);
});

it('leaves members without a share where there are more of them than partitions', () => {
  const members = ['a', 'b', 'c'].map((memberId) => ({ memberId, inHand: [] }));
  expect(shared(members, [7, 8])).toEqual({ a: [7], b: [8], c: [] });
});
