import { useState } from 'react';
import { ImageCaptchaField } from './ImageCaptchaField';
import { ProofField } from './ProofOfWork/ProofField';
import { useProofOffer } from './ProofOfWork/useProofOffer';
import './CaptchaField.css';

/**
 * The captcha: a proof of work if the server prefers it, or the image, which the user can choose instead. `round` is
 * the number of attempts: each failure loads a new captcha, because the server has consumed the old one.
 */
export function CaptchaField({ round }: { round: number }) {
  const isOffered = useProofOffer();
  const [prefersImage, setPrefersImage] = useState(false);
  if (isOffered === false || prefersImage) {
    return <ImageCaptchaField round={round} onProof={isOffered ? () => setPrefersImage(false) : undefined} />;
  }
  return <ProofField isPreferred={isOffered === true} round={round} onImage={() => setPrefersImage(true)} />;
}
