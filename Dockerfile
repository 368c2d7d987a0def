# Saldo in one image: `docker run saldo [all | api | worker | projector]`, where "all" needs no other server.
# Everything that it reads from its environment is in docs/operating.md. It holds no secret.

# The package lists alone, so that an edit of the sources installs nothing anew.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY ui/package.json ui/
COPY backend/package.json backend/
COPY shell/package.json shell/
COPY mfe-dashboard/package.json mfe-dashboard/
COPY mfe-statements/package.json mfe-statements/
COPY mfe-investments/package.json mfe-investments/
COPY mfe-goals/package.json mfe-goals/
COPY samples/package.json samples/
COPY e2e/package.json e2e/

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN TURBO_TELEMETRY_DISABLED=1 npx turbo run build --output-logs=errors-only

FROM packages AS production
RUN npm ci --omit=dev --workspace @saldo/backend --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 SALDO_DATA=/var/lib/saldo
# A named volume that is mounted here takes this owner over.
RUN install -d -o node -g node -m 700 /var/lib/saldo
# node_modules links to backend and contracts where they lie, because Node strips no types below node_modules.
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/mfe-dashboard/dist mfe-dashboard/dist
COPY --from=build /app/mfe-statements/dist mfe-statements/dist
COPY --from=build /app/mfe-investments/dist mfe-investments/dist
COPY --from=build /app/mfe-goals/dist mfe-goals/dist
COPY samples/statements samples/statements
COPY contracts contracts
COPY backend backend
USER 1000:1000
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "backend/src/main.ts"]
CMD ["all"]
