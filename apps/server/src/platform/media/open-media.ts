import { join } from 'node:path';
import { openJanusServer } from './janus-server.ts';
import type { MediaNodes } from './media-nodes.ts';
import type { MediaServer } from './media-server.ts';
import { turnServers } from './turn-credentials.ts';

export interface MediaConfig {
  nodes: readonly { name: string; url: string }[];
  apiSecret: string;
  adminKey: string;
  roomKey: string;
  recordings: string;
  relay: { urls: readonly string[]; secret: string };
}

export function openMedia(config: MediaConfig): MediaNodes {
  const open = new Map<string, MediaServer>();
  const known = (name: string) => {
    const found = config.nodes.find((node) => node.name === name);
    if (!found) throw new Error(`there is no media node called ${name}`);
    return found;
  };
  const recordingsFolder = (name: string) => join(config.recordings, known(name).name);

  return {
    names: config.nodes.map(({ name }) => name),
    recordingsFolder,
    node(name) {
      const { url } = known(name);
      const server =
        open.get(name) ?? openJanusServer({ ...config, name, url, recordings: recordingsFolder(name) });
      open.set(name, server);
      return server;
    },
    iceServers: (uid) => turnServers(config.relay, uid),
    async close() {
      const servers = [...open.values()];
      open.clear();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
