import { hostConfig } from '@saldo/ui/bundler';

export default hostConfig({ port: 3000, pages: ['landing', 'sign-in', 'legal', 'app-frame'] });
