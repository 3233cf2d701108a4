/**
 * Replaces event-emitter and es5-ext below it. Umi's locale plugin calls `on`, `off` and `emit`
 * for one event, the change of language.
 */
type Listener = (...args: unknown[]) => void;

export default class EventEmitter {
  private readonly listeners = new Map<string | symbol, Listener[]>();

  on(event: string | symbol, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  /** Takes a listener away; the event's other listeners stay. */
  off(event: string | symbol, listener: Listener): this {
    const kept = (this.listeners.get(event) ?? []).filter((one) => one !== listener);
    this.listeners.set(event, kept);
    return this;
  }

  /** Calls those who listened when it began: who comes or goes meanwhile counts from the next time on. */
  emit(event: string | symbol, ...args: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...args);
  }
}
