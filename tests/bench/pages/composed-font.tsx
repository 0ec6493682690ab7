import "./composed.tsx";
import "./composed-font.css";
