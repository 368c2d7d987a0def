export { dashboardProjection } from './projections.ts';
export { mountDashboard } from './routes.ts';
