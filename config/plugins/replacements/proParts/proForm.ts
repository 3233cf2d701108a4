/**
 * Replaces ProForm in ProTable (140 kB gzipped with every kind of field). ProTable needs it only for cells that it
 * edits or formats; the portal's columns render their cells themselves.
 */
import { Form } from 'antd';
import LeftOut from './leftOut';

export { FieldContext } from '@ant-design/pro-form/es/FieldContext';
export { GridContext } from '@ant-design/pro-form/es/helpers/grid';

export const ProForm = Object.assign(() => LeftOut(), { useFormInstance: Form.useFormInstance });
export const ProFormField = LeftOut;
export default ProForm;
