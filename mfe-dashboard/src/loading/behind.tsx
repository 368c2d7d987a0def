import type { Freshness } from './dashboard-machine.ts';

/** A quiet line while the figures do not yet know of what was changed last. Nothing while they do. */
export function Behind({ freshness, onRefresh }: { freshness: Freshness; onRefresh: () => void }) {
  return (
    <div role="status" className="small quiet">
      {(freshness === 'behind' || freshness === 'readingAgain') &&
        'These figures are a moment behind and are read again.'}
      {freshness === 'stillBehind' && (
        <>
          These figures are still a moment behind.{' '}
          <button type="button" className="link" onClick={onRefresh}>
            Read again
          </button>
        </>
      )}
    </div>
  );
}
