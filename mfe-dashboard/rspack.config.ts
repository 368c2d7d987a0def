import { remoteConfig } from '@saldo/ui/bundler';

export default remoteConfig({ name: 'mfe_dashboard', port: 3001, charts: true });
