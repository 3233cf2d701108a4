/** Stands in for @ctrl/tinycolor in the Pro components' provider, by the library of colors that antd itself brings. */
import { FastColor } from '@ant-design/fast-color';

export class TinyColor extends FastColor {
  setAlpha = (alpha: number) => this.setA(alpha);
}
