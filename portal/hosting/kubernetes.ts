import { stringify } from "yaml";
import { health, port, user } from "./container.ts";
import type { Settings } from "./settings.ts";

const name = "favilla-portal";
const labels = { "app.kubernetes.io/name": name };
const metadata = { name, labels };
const probe = { httpGet: { path: health, port: "http" } };

const mount = (file: string, mountPath: string) => ({ name: "settings", mountPath, subPath: file, readOnly: true });

const deployment = ({ image, copies, root }: Settings) => ({
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata,
  spec: {
    replicas: copies.least,
    selector: { matchLabels: labels },
    strategy: { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    template: {
      metadata: { labels },
      spec: {
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: user,
          runAsGroup: user,
          fsGroup: user,
          seccompProfile: { type: "RuntimeDefault" },
        },
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: "kubernetes.io/hostname",
            whenUnsatisfiable: "ScheduleAnyway",
            labelSelector: { matchLabels: labels },
          },
        ],
        containers: [
          {
            name: "nginx",
            image,
            ports: [{ name: "http", containerPort: port }],
            securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } },
            readinessProbe: { ...probe, periodSeconds: 5 },
            livenessProbe: { ...probe, periodSeconds: 10, failureThreshold: 3 },
            // New connections still come for a moment after the end is announced.
            lifecycle: { preStop: { exec: { command: ["sleep", "5"] } } },
            resources: { requests: { cpu: "50m", memory: "32Mi" }, limits: { memory: "128Mi" } },
            volumeMounts: [
              mount("config.json", `${root}/config.json`),
              mount("favilla.conf", "/etc/nginx/favilla/favilla.conf"),
              { name: "scratch", mountPath: "/tmp" },
            ],
          },
        ],
        volumes: [
          { name: "settings", configMap: { name } },
          { name: "scratch", emptyDir: { medium: "Memory", sizeLimit: "64Mi" } },
        ],
      },
    },
  },
});

const service = {
  apiVersion: "v1",
  kind: "Service",
  metadata,
  spec: { selector: labels, ports: [{ name: "http", port: 80, targetPort: "http" }] },
};

const ingress = ({ host }: Settings) => ({
  apiVersion: "networking.k8s.io/v1",
  kind: "Ingress",
  metadata,
  spec: {
    tls: [{ hosts: [host], secretName: `${name}-tls` }],
    rules: [{ host, http: { paths: [{ path: "/", pathType: "Prefix", backend: { service: { name, port: { name: "http" } } } }] } }],
  },
});

const disruptionBudget = {
  apiVersion: "policy/v1",
  kind: "PodDisruptionBudget",
  metadata,
  spec: { maxUnavailable: 1, selector: { matchLabels: labels } },
};

const autoscaler = ({ copies }: Settings) => ({
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata,
  spec: {
    scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name },
    minReplicas: copies.least,
    maxReplicas: copies.most,
    metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 60 } } }],
  },
});

/**
 * The manifests by file, for `kubectl apply --kustomize`. The ConfigMap is generated from config.json and favilla.conf beside them: its
 * name has their hash, so that a change of either starts new copies with both.
 */
export function manifestsOf(settings: Settings): Record<string, string> {
  const objects = {
    "deployment.yaml": deployment(settings),
    "service.yaml": service,
    "ingress.yaml": ingress(settings),
    "disruption-budget.yaml": disruptionBudget,
    "autoscaler.yaml": autoscaler(settings),
  };
  const kustomization = {
    apiVersion: "kustomize.config.k8s.io/v1beta1",
    kind: "Kustomization",
    resources: Object.keys(objects),
    configMapGenerator: [{ name, files: ["config.json", "favilla.conf"] }],
  };
  return Object.fromEntries(
    Object.entries({ ...objects, "kustomization.yaml": kustomization }).map(([file, object]) => [file, stringify(object)]),
  );
}
