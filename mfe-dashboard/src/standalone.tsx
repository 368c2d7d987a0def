import { runStandalone } from '@saldo/ui/standalone';
import App from './app.tsx';

runStandalone(App);
