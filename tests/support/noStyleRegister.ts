/**
 * Stands in for the 'hooks/useStyleRegister' of @ant-design/cssinjs in unit tests (jest.config.js): antd's components
 * write no styles. jsdom lays nothing out, and writing them took a fifth of the time of the tests of pages.
 */
const useStyleRegister =
  () =>
  <Node>(node: Node): Node =>
    node;

export default useStyleRegister;
export const STYLE_PREFIX = 'style';
export const uniqueHash = () => '';
export const extract = () => null;
