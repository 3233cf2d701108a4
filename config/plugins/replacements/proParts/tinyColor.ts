/** Replaces @ctrl/tinycolor in the Pro components' provider with antd's color library, which is loaded anyway. */
import { FastColor } from '@ant-design/fast-color';

export class TinyColor extends FastColor {
  setAlpha = (alpha: number) => this.setA(alpha);
}
