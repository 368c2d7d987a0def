import type { ComponentType } from 'react';

/** What a remote exposes as './app': one component that fills the page under the header and takes no props. */
export interface RemoteApp {
  default: ComponentType;
}
