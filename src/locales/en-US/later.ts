import type { LaterMessages } from '../zh-CN/index';
import account from './account';
import addresses from './addresses';
import appeal from './appeal';
import associate from './associate';
import authorizations from './authorizations';
import authorize from './authorize';
import behavior from './behavior';
import certificate from './certificate';
import files from './files';
import grants from './grants';
import guide from './guide';
import identity from './identity';
import idle from './idle';
import info from './info';
import laterForm from './laterForm';
import laterPage from './laterPage';
import laterSubCode from './laterSubCode';
import laterValidation from './laterValidation';
import legal from './legal';
import linked from './linked';
import newPassword from './newPassword';
import notices from './notices';
import ownCertificates from './ownCertificates';
import profile from './profile';
import recovery from './recovery';
import register from './register';
import reveal from './reveal';
import security from './security';
import settings from './settings';
import stepUp from './stepUp';
import table from './table';
import verification from './verification';
import verificationBank from './verificationBank';
import verificationCarrier from './verificationCarrier';

const messages: LaterMessages = {
  ...account,
  ...addresses,
  ...appeal,
  ...associate,
  ...authorizations,
  ...authorize,
  ...behavior,
  ...certificate,
  ...files,
  ...grants,
  ...guide,
  ...identity,
  ...idle,
  ...info,
  ...laterForm,
  ...laterPage,
  ...laterSubCode,
  ...laterValidation,
  ...legal,
  ...linked,
  ...newPassword,
  ...notices,
  ...ownCertificates,
  ...profile,
  ...recovery,
  ...register,
  ...reveal,
  ...security,
  ...settings,
  ...stepUp,
  ...table,
  ...verification,
  ...verificationBank,
  ...verificationCarrier,
};

export default messages;
