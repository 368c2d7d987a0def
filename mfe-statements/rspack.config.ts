import { remoteConfig } from '@saldo/ui/bundler';

export default remoteConfig({ name: 'mfe_statements' });
