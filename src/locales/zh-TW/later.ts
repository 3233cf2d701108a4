import type { LaterMessages } from '../zh-CN/index';
import account from './account';
import acting from './acting';
import addresses from './addresses';
import appeal from './appeal';
import associate from './associate';
import authenticator from './authenticator';
import authorizations from './authorizations';
import authorize from './authorize';
import behavior from './behavior';
import certificate from './certificate';
import company from './company';
import companySpace from './companySpace';
import files from './files';
import grants from './grants';
import guide from './guide';
import handlerActions from './handlerActions';
import handlers from './handlers';
import identity from './identity';
import idle from './idle';
import info from './info';
import laterForm from './laterForm';
import laterLogin from './laterLogin';
import laterPage from './laterPage';
import laterValidation from './laterValidation';
import lazySubCode from './lazySubCode';
import legal from './legal';
import linked from './linked';
import lost from './lost';
import newPassword from './newPassword';
import notices from './notices';
import ownCertificates from './ownCertificates';
import panic from './panic';
import passkeys from './passkeys';
import phrase from './phrase';
import profile from './profile';
import recovery from './recovery';
import register from './register';
import reveal from './reveal';
import roles from './roles';
import security from './security';
import settings from './settings';
import space from './space';
import stepUp from './stepUp';
import table from './table';
import undo from './undo';
import verification from './verification';
import verificationBank from './verificationBank';
import verificationCarrier from './verificationCarrier';

export default {
  ...account,
  ...acting,
  ...addresses,
  ...appeal,
  ...associate,
  ...authenticator,
  ...authorizations,
  ...authorize,
  ...behavior,
  ...certificate,
  ...company,
  ...companySpace,
  ...files,
  ...grants,
  ...guide,
  ...handlerActions,
  ...handlers,
  ...identity,
  ...idle,
  ...info,
  ...laterForm,
  ...laterLogin,
  ...laterPage,
  ...lazySubCode,
  ...laterValidation,
  ...legal,
  ...linked,
  ...lost,
  ...newPassword,
  ...notices,
  ...ownCertificates,
  ...panic,
  ...passkeys,
  ...phrase,
  ...profile,
  ...recovery,
  ...register,
  ...reveal,
  ...roles,
  ...security,
  ...settings,
  ...space,
  ...stepUp,
  ...table,
  ...undo,
  ...verification,
  ...verificationBank,
  ...verificationCarrier,
} satisfies LaterMessages;
