/**
 * antd's plain text input. Importing `Input` from antd's index would add the text area, the search and the code
 * inputs: 7 kB gzipped that the sign-in page does not need.
 */
export { default as Input } from 'antd/es/input/Input';
