export { usersProjection } from './projections.ts';
export { registerUser } from './register.ts';
export { createAuthenticate, findFullName, mountUsers } from './routes.ts';
export { createTokens, type Tokens } from './tokens.ts';
