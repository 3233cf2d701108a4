/** Plays the other side of the portal for testers: phone, provider, reviewer, application, partner portal, registry. */
import * as v from 'valibot';
import { readFields } from '../http/readInput';
import type { RequestContext } from '../store/context';
import { playApplication } from './playApplication';
import { playPartner } from './playPartner';
import { playPhone } from './playPhone';
import { playProvider } from './playProvider';
import { playRegistry } from './playRegistry';
import { playReviewer } from './playReviewer';

/** The roles by the name in the field `as`. The other fields of the body belong to the role. */
const actors = {
  application: playApplication,
  phone: playPhone,
  provider: playProvider,
  partner: playPartner,
  registry: playRegistry,
  reviewer: playReviewer,
};

const form = v.object({ as: v.picklist(Object.keys(actors) as (keyof typeof actors)[]) });

/** Plays the role that the body names. Throws a 422 for an unknown one. */
export const playRole = (context: RequestContext): unknown =>
  actors[readFields(form, context.body).as](context);
