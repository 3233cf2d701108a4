/**
 * Replaces ProForm where ProTable imports it (140 kB gzipped with every kind of field). Cells that are edited or
 * translated would need it; the portal's columns draw their cells themselves.
 */
import { Form } from 'antd';
import LeftOut from './leftOut';

export { FieldContext } from '@ant-design/pro-form/es/FieldContext';
export { GridContext } from '@ant-design/pro-form/es/helpers/grid';

export const ProForm = Object.assign(() => LeftOut(), { useFormInstance: Form.useFormInstance });
export const ProFormField = LeftOut;
export default ProForm;
