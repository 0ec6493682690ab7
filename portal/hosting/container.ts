/** The container's user: that of the base image, without privileges. */
export const user = 101;
export const port = 8080;
/** Path that tells whether the server answers. */
export const health = "/version.json";

/** Base image: nginx's stable branch, made for a user without privileges. */
const base = "nginxinc/nginx-unprivileged:1.28-alpine";

/** The container's recipe. Its context is the portal's folder: `docker build --file portal/deploy/Dockerfile portal`. */
export const dockerfile = (root: string): string => `# Written by the build.
# docker build --file portal/deploy/Dockerfile --tag <image> portal
# docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --publish 8080:${port} <image>
FROM ${base}
COPY dist ${root}
COPY deploy/container/nginx.conf /etc/nginx/nginx.conf
COPY deploy/container/favilla.conf /etc/nginx/favilla/favilla.conf
USER ${user}
EXPOSE ${port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${port}${health}"]
ENTRYPOINT ["nginx", "-g", "daemon off;"]
`;

/** Files that the container's recipe may copy. */
export const dockerignore = "*\n!dist\n!deploy/container\n";
