const HAN = /\p{Script=Han}/u;

/** A name, with `lang` set if it is written in Chinese characters. */
export const PersonName = ({ name }: { name: string }) => (
  <bdi lang={HAN.test(name) ? 'zh' : undefined}>{name}</bdi>
);
