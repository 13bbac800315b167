// janode loads this native module for a transport that we do not use; built from source, it would need a compiler
// on every machine. We reach the media server by WebSocket over a unix socket.
export function createSocket() {
  throw new Error('datagram sockets are not available: use ws+unix://');
}
