import { useEffect } from 'react';

/** While a file is on its way, the browser asks before it leaves the page: with the page the file would be lost. */
export function useLeaveWarning(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
}
