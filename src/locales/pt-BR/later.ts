import type { LaterMessages } from '../zh-CN/index';
import appeal from './appeal';
import associate from './associate';
import authorize from './authorize';
import certificate from './certificate';
import files from './files';
import form from './form';
import guide from './guide';
import identity from './identity';
import laterPage from './laterPage';
import laterSubCode from './laterSubCode';
import legal from './legal';
import recovery from './recovery';
import register from './register';

const messages: LaterMessages = {
  ...appeal,
  ...associate,
  ...authorize,
  ...certificate,
  ...files,
  ...form,
  ...guide,
  ...identity,
  ...laterPage,
  ...laterSubCode,
  ...legal,
  ...recovery,
  ...register,
};

export default messages;
