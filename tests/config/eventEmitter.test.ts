import EventEmitter from '../../config/replacements/eventEmitter';

const CHANGE = Symbol('change');

interface Emitter {
  on(event: symbol, listener: (...args: unknown[]) => void): unknown;
  off(event: symbol, listener: (...args: unknown[]) => void): unknown;
  emit(event: symbol, ...args: unknown[]): void;
}

/**
 * Returns the events of two listeners. One of them unsubscribes during the first event, while a third one subscribes.
 */
function listenTo(emitter: Emitter): string[] {
  const heard: string[] = [];
  const late = () => heard.push('late');
  const once = (language: unknown) => {
    heard.push(`once ${language}`);
    emitter.off(CHANGE, once);
    emitter.on(CHANGE, late);
  };
  emitter.emit(CHANGE, 'nobody');
  emitter.on(CHANGE, once);
  emitter.on(CHANGE, (...args) => heard.push(`always ${args.join(' ')}`));
  emitter.emit(CHANGE, 'en-US', 2);
  emitter.emit(CHANGE, 'pt-BR');
  emitter.emit(Symbol('other'), 'zh-CN');
  return heard;
}

test('behaves as event-emitter does', () => {
  const RealEmitter: new () => Emitter = jest.requireActual('event-emitter');
  const real = new RealEmitter();
  expect(listenTo(new EventEmitter())).toEqual(listenTo(real));
});
