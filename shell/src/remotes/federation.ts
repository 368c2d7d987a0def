import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { RemoteApp } from '@saldo/ui';
import * as router from '@saldo/ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as xstate from './shared-xstate.ts';
import * as xstateReact from './shared-xstate-react.ts';

/** The areas of the product, each a remote of its own. */
export type RemoteName = 'mfe_dashboard' | 'mfe_statements' | 'mfe_investments' | 'mfe_goals';

const shareConfig = { singleton: true, requiredVersion: false } as const;

// The remotes are built without a federation runtime of their own and take the host's from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * The runtime fetches the files of a remote ahead of the remote's own loader, which then listens to the same elements. Once the
 * runtime gives a script up it takes that away, and the loader hears of a file that is missing only when its own two minutes are
 * over. A stylesheet on its way counts as loaded for it, so that an area would be shown without its style: that is only preloaded.
 */
const PATIENCE_MS = 150_000;
const ahead = {
  name: 'ahead-of-the-loader',
  createScript: () => ({
    script: Object.assign(document.createElement('script'), { fetchPriority: 'high' }),
    timeout: PATIENCE_MS,
  }),
  createLink: ({ url }: { url: string }) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href: url }),
};

const federation = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [ahead],
  shared: {
    react: { version: React.version, lib: () => React, shareConfig },
    'react-dom': { version: ReactDOM.version, lib: () => ReactDOM, shareConfig },
    '@saldo/ui/router': { version: '1.0.0', lib: () => router, shareConfig },
    xstate: { version: '5.33.3', lib: () => xstate, shareConfig },
    '@xstate/react': { version: '6.1.0', lib: () => xstateReact, shareConfig },
  },
});

const REMOTES_FILE = '/remotes.json';

let registration: Promise<void> | null = null;
const apps = new Map<RemoteName, Promise<RemoteApp>>();

/** Reads which remotes there are. A failure is forgotten, so that the next call asks again. */
function registerRemotes(): Promise<void> {
  registration ??= fetchRemotes().catch((error: unknown) => {
    registration = null;
    throw error;
  });
  return registration;
}

async function fetchRemotes(): Promise<void> {
  const response = await fetch(REMOTES_FILE);
  if (!response.ok) throw new Error(`${REMOTES_FILE} answered ${response.status}`);
  const manifests: unknown = await response.json();
  if (typeof manifests !== 'object' || manifests === null) {
    throw new Error(`${REMOTES_FILE} is no list of remotes`);
  }
  federation.registerRemotes(
    Object.entries(manifests).map(([name, entry]) => ({
      name,
      entry: new URL(String(entry), location.origin).href,
    })),
  );
}

/**
 * The component of a remote. Asking twice loads once; a failure is forgotten, so that asking again tries again.
 * Rejects if remotes.json, the manifest or a file of the remote does not arrive.
 */
export function loadRemoteApp(name: RemoteName): Promise<RemoteApp> {
  const known = apps.get(name);
  if (known) return known;
  const loading = load(name).catch((error: unknown) => {
    apps.delete(name);
    throw error;
  });
  apps.set(name, loading);
  return loading;
}

async function load(name: RemoteName): Promise<RemoteApp> {
  await registerRemotes();
  const app = await federation.loadRemote<RemoteApp>(`${name}/app`);
  if (!app?.default) throw new Error(`${name} exposes no app`);
  return app;
}
