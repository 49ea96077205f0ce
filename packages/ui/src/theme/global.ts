// Imported once by the host for its effect: layer order, both themes, reset and the Latin face.
import './layers.css';
import './themes.css';
import './reset.css';
import './fonts.css';
