# The portal behind nginx: `docker build -t portal .`. docs/serving.md says how to run it.

# Full versions, so that no base changes unseen; Debian's corrections come with each build. docs/serving.md says how to add
# the digests.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .puppeteerrc.cjs ./
RUN npm ci
COPY . .
# What the build takes from its environment (docs/serving.md); ids and hosts, nothing secret.
ARG REDIRECT_HOSTS=""
ARG ANALYTICS_GOOGLE_ID=""
ARG ANALYTICS_BAIDU_ID=""
RUN npm run build \
  && node scripts/nginxHeaders.mjs > /tmp/headers.conf \
  && mv /tmp/headers.conf config/nginx/portal/headers.conf

# The nginx that tests/e2e/nginx.e2e.ts starts, with its module for brotli.
FROM debian:12.13-slim
RUN apt-get update \
  && apt-get upgrade -y \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /portal/config/nginx /etc/portal
COPY --from=build /portal/dist /srv/portal
# Nothing but /tmp is written: the rest may be read-only.
USER www-data
EXPOSE 8080 8443
# nginx then ends when it has answered what it was asked.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/tmp", "-c", "/etc/portal/nginx.conf", "-g", "daemon off;"]
