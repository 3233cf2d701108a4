/** What limits a visit: the processor, the network, both or nothing. */

export interface Conditions {
  /** How many times slower the processor is. */
  cpu: number;
  /** Undefined where nothing limits it. */
  network?: {
    /** Bits a second. */
    down: number;
    up: number;
    /** Ms from a request to its answer. */
    latency: number;
  };
}

const CPU = 4;
const NETWORK = { down: 1_600_000, up: 750_000, latency: 150 };

/** By the name that `--profile` takes. */
export const CONDITIONS = {
  both: { cpu: CPU, network: NETWORK },
  none: { cpu: 1 },
  script: { cpu: CPU },
  network: { cpu: 1, network: NETWORK },
} as const satisfies Record<string, Conditions>;

export type ConditionsName = keyof typeof CONDITIONS;

/** How the tables call them. */
export const CONDITION_TITLES: Record<ConditionsName, string> = {
  both: 'Slow phone: processor 4× slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms',
  none: 'Nothing throttled',
  script: 'Script alone: processor 4× slower, network not throttled',
  network: 'Network alone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, processor not throttled',
};
