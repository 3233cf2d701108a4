/**
 * antd's text field alone. The `Input` of antd's index brings the text area, the search and the code fields along:
 * 7 kB gzipped that the sign-in page does not show.
 */
export { default as Input } from 'antd/es/input/Input';
