# The portal behind nginx: `docker build -t portal .`. docs/serving.md describes how to run it.

# Full versions, so that base images change only with this file; `apt-get upgrade` below adds Debian's updates.
# docs/serving.md describes how to add digests.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .puppeteerrc.cjs ./
RUN npm ci
COPY . .
# Variables that the build reads (docs/serving.md): ids and hosts, no secrets.
ARG REDIRECT_HOSTS=""
ARG ANALYTICS_GOOGLE_ID=""
ARG ANALYTICS_BAIDU_ID=""
RUN npm run build \
  && node scripts/nginxHeaders.mjs > /tmp/headers.conf \
  && mv /tmp/headers.conf config/nginx/portal/headers.conf

# The same nginx and brotli module with which tests/e2e/nginx.e2e.ts runs.
FROM debian:12.13-slim
RUN apt-get update \
  && apt-get upgrade -y \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /portal/config/nginx /etc/portal
COPY --from=build /portal/dist /srv/portal
# nginx writes only to /tmp: other file systems may be read-only.
USER www-data
EXPOSE 8080 8443
# On SIGQUIT, nginx completes the pending requests before it stops.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/tmp", "-c", "/etc/portal/nginx.conf", "-g", "daemon off;"]
