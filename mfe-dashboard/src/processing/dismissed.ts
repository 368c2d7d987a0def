import { useState } from 'react';

const KEY = 'saldo:dismissed-uploads';
const MOST_REMEMBERED = 200;

function remembered(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is the user's to edit; what cannot be read is a list of none.
    return [];
  }
}

/** The banner items dismissed in this browser, and a way to dismiss one more. The oldest are forgotten after 200. */
export function useDismissed(): [readonly string[], (id: string) => void] {
  const [ids, setIds] = useState(remembered);
  const dismiss = (id: string) => {
    const next = [...ids, id].slice(-MOST_REMEMBERED);
    localStorage.setItem(KEY, JSON.stringify(next));
    setIds(next);
  };
  return [ids, dismiss];
}
