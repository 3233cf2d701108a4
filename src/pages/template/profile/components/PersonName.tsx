const HAN = /\p{Script=Han}/u;

/** A name, which says its language where that is not the reader's. */
export const PersonName = ({ name }: { name: string }) => (
  <bdi lang={HAN.test(name) ? 'zh' : undefined}>{name}</bdi>
);
