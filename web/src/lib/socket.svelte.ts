import type { FromClient, FromServer } from './protocol';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;

type Listener = (message: FromServer) => void;
type Opened = () => void;

/** The one socket of the page: it reconnects for ever, and whoever watches something asks again when it is open. */
export class Socket {
  open = $state(false);
  /** Whether the connection has been gone long enough to tell the player. */
  lost = $state(false);

  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private listeners = new Set<Listener>();
  private openers = new Set<Opened>();
  private wanted = false;
  private table = '';
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: string) {
    addEventListener('online', () => this.retryNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.retryNow();
    });
  }

  /** Tells `listener` every message and `opened` each time the socket opens; returns how to stop. */
  listen(listener: Listener, opened: Opened): () => void {
    this.listeners.add(listener);
    this.openers.add(opened);
    this.wanted = true;
    if (this.open) opened();
    else if (!this.socket) this.connect();
    return () => {
      this.listeners.delete(listener);
      this.openers.delete(opened);
    };
  }

  /** Tells `listener` every message, once somebody has opened the socket; returns how to stop. */
  hear(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Says at which table one sits: where a server has several nodes, those who play together come to the same one. */
  at(table: string): void {
    if (table === this.table) return;
    this.table = table;
    const old = this.socket;
    if (!old) return;
    this.rest();
    this.connect();
    old.close();
  }

  /** Sends now, or not at all: what matters is asked again by the opener. */
  send(message: FromClient): boolean {
    // Not `open`: a component that is just being left still reads that as it was before.
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private retryNow(): void {
    if (!this.wanted || this.socket) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry); // somebody was quicker: a second connection would be taken for the open one
    const socket = new WebSocket(this.table ? `${this.address}?table=${this.table}` : this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.wait = FIRST_WAIT;
      this.open = true;
      this.lost = false;
      this.heartbeat = setInterval(() => this.ping(), PING_EVERY);
      for (const opened of this.openers) opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      clearTimeout(this.silence);
      const message = JSON.parse(event.data) as FromServer;
      for (const listener of this.listeners) listener(message);
    };
    socket.onclose = () => this.closed(socket);
  }

  /** Without a connection. */
  private rest(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.silence);
    this.socket = undefined;
    this.open = false;
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.rest();
    if (this.wait > FIRST_WAIT) this.lost = true;
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A connection that does not answer is as good as none. */
  private ping(): void {
    this.send({ type: 'ping', key: 'heartbeat' });
    this.silence = setTimeout(() => this.socket?.close(), PATIENCE);
  }
}

const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
export const socket = new Socket(`${scheme}//${location.host}/socket`);
